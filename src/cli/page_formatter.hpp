// CLI11's help, laid out for the page. Only program.cpp includes it: CLI11 is slow to compile.
#pragma once

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "report/help.hpp"
#include "report/page.hpp"
#include "report/wrap.hpp"

namespace ecw {

class PageFormatter final : public CLI::Formatter {
 public:
  PageFormatter(const Page& page, std::string usage_line, std::string example_line)
      : width(static_cast<std::size_t>(page.width)),
        indent(help_indent(page)),
        usage_text(std::move(usage_line)),
        example(std::move(example_line)) {
    label("Positionals", "The case");
  }

  std::string make_help(const CLI::App* app, std::string name,
                        CLI::AppFormatMode mode) const override {
    return make_description(app) + make_usage(app, std::move(name)) + make_subcommands(app, mode) +
           make_positionals(app) + make_groups(app, mode) + '\n' + make_footer(app);
  }
  std::string make_description(const CLI::App* app) const override {
    return paragraph(app->get_description(), 0) + '\n';
  }
  std::string make_usage(const CLI::App*, std::string) const override {
    std::string text = paragraph(example, 2) + '\n';
    if (!usage_text.empty()) text += paragraph("Usage: " + usage_text, 0) + '\n';
    return text;
  }
  std::string make_group(std::string group, bool positional,
                         std::vector<const CLI::Option*> options) const override {
    std::string text = group + ":\n";
    for (const CLI::Option* option : options) text += make_option(option, positional);
    return positional ? text + '\n' : text;
  }
  std::string make_option(const CLI::Option* option, bool) const override {
    const std::string& value = option->get_type_name();
    const std::string name =
        option->get_positional() ? option->get_name(true) : option->get_name(false, true);
    return beside("  " + name + (value.empty() ? "" : " " + value), option->get_description(),
                  indent, width);
  }
  std::string make_subcommand(const CLI::App* sub) const override {
    return beside("  " + sub->get_name(), sub->get_description(), std::min(indent, std::size_t{15}),
                  width);
  }
  std::string make_subcommands(const CLI::App* app, CLI::AppFormatMode mode) const override {
    // Without blank lines between the groups, so that the whole list stands on one screen.
    std::string text;
    for (const std::string& line :
         CLI::detail::split(Formatter::make_subcommands(app, mode), '\n')) {
      if (!line.empty()) text += line + '\n';
    }
    return text;
  }
  std::string make_footer(const CLI::App* app) const override {
    const std::string footer = app->get_footer();
    return footer.find('\n') == std::string::npos ? paragraph(footer, 0) : footer;
  }

 private:
  std::string paragraph(std::string_view text, std::size_t margin) const {
    std::string block;
    for (const std::string& line : wrap(text, width - margin)) {
      block += std::string(margin, ' ') + line + '\n';
    }
    return block;
  }

  std::size_t width;
  std::size_t indent;
  std::string usage_text;
  std::string example;
};

}  // namespace ecw
