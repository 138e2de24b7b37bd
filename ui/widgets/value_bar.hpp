#pragma once

#include <QString>
#include <QWidget>

#include <optional>

namespace loggia::ui {

/// How a game stands: a bar shared by two players, with the verdict in words under it. A screen
/// reader reads the verdict.
class ValueBar : public QWidget {
    Q_OBJECT

public:
    explicit ValueBar(QWidget* parent = nullptr);

    /// `lead`: player one's points less player two's, any number; nothing for "not known".
    /// `certain` draws the border solid, otherwise it is hatched.
    void setValue(std::optional<double> lead, bool certain, const QString& verdict);
    [[nodiscard]] QString verdict() const { return verdict_; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<double> lead_;
    bool certain_ = false;
    QString verdict_;
};

/// The part of the bar that player one gets: 0.5 at no lead, towards 0 and 1 with growing leads.
[[nodiscard]] double shareOfLead(double lead);

} // namespace loggia::ui
