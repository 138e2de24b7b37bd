#pragma once

#include "core/peg/encoding/encoding.hpp"
#include "ui/peg/peg_answer.hpp"
#include "ui/work/revision.hpp"

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

    /// The stages, as they come, of the position that `about` is a revision of.
    void begin(const Revision& about);
    void setTry(const peg::SatTry& attempt);
    void setAnswer(const PegAnswer& answer);
    /// What was begun is over without an answer.
    void end();
    /// Takes away what is about another position.
    void refresh();

Q_SIGNALS:
    void encodingChanged();

private:
    void showNothing();
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
    Revision about_; ///< The position and the encoding whose stages are shown.
    QString doing_;  ///< What the solver does now, without the time.
    QElapsedTimer since_;
    QTimer clock_;
};

} // namespace loggia::ui
