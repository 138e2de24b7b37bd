#pragma once

#include <QString>
#include <QTableView>

namespace loggia::ui {

/// A table of texts that says what it is for while it is empty.
class BatchTable : public QTableView {
    Q_OBJECT

public:
    /// `name` finds it.
    BatchTable(const char* name, const QString& title, QString hint, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString hint_;
};

} // namespace loggia::ui
