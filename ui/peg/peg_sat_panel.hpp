#pragma once

#include "core/peg/encoding/encoding.hpp"
#include "ui/peg/peg_answer.hpp"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QTableWidget;

namespace loggia::ui {

/// Solving by way of clauses, as the handout has it, in its three stages: the axioms, by kind; the
/// solver; the jumps in its valuation. Holds which encoding is wanted.
class PegSatPanel final : public QWidget {
    Q_OBJECT

public:
    explicit PegSatPanel(QWidget* parent = nullptr);

    [[nodiscard]] peg::Encoding encoding() const;
    void setEncoding(const peg::Encoding& encoding);

    /// The stages, as they come.
    void begin();
    void setTry(const peg::SatTry& attempt);
    void setAnswer(const PegAnswer& answer);
    /// What was begun is over without an answer.
    void end();

Q_SIGNALS:
    void encodingChanged();

private:
    void showTime();
    [[nodiscard]] QCheckBox* option(const QString& text, const QString& help);

    QComboBox* timing_;
    QCheckBox* some_jump_;
    QCheckBox* some_peg_;
    QCheckBox* parity_;
    QCheckBox* pagoda_;
    QCheckBox* order_;
    QLabel* sizes_;
    QTableWidget* axioms_;
    QLabel* solver_;
    QPlainTextEdit* jumps_;
    QString doing_; ///< What the solver does now, without the time.
    QElapsedTimer since_;
    QTimer clock_;
};

} // namespace loggia::ui
