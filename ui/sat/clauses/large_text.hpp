#pragma once

#include "core/base/control.hpp"
#include "ui/widgets/table/row_window_model.hpp"

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace loggia::ui {

/// A text of any size whose lines can be looked at one by one: shared, never copied, with the place
/// of every 64th line, so that a gigabyte needs a few megabytes more.
class LargeText {
public:
    /// Linear, some gigabytes a second; nothing when stopped.
    [[nodiscard]] static std::shared_ptr<const LargeText> of(const QByteArray& content,
                                                             const Control& control = {});

    [[nodiscard]] std::uint64_t lines() const { return lines_; }
    /// From 0, without its end; of a long one the first `longest` bytes and three dots.
    [[nodiscard]] QString line(std::uint64_t number) const;

    static constexpr std::size_t longest = 2000;

private:
    static constexpr std::uint64_t stride = 64;

    QByteArray content_;
    std::vector<std::size_t> starts_; ///< Of lines 0, 64, 128 ...
    std::uint64_t lines_ = 0;
};

/// The lines of such a text as a table with one column: only those that are seen are looked at.
class LargeTextModel final : public RowWindowModel {
    Q_OBJECT

public:
    using RowWindowModel::RowWindowModel;

    /// Null for none.
    void setText(std::shared_ptr<const LargeText> text);

    [[nodiscard]] std::uint64_t places() const override { return text_ ? text_->lines() : 0; }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    std::shared_ptr<const LargeText> text_;
};

} // namespace loggia::ui
