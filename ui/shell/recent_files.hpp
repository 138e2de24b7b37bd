#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

class QSettings;

namespace loggia::ui {

/// The files that were opened or saved last, newest first, each once, and the folder of the last
/// file dialog; kept in `settings` and so shared by all windows.
class RecentFiles : public QObject {
    Q_OBJECT

public:
    static constexpr qsizetype most = 12;

    explicit RecentFiles(QSettings& settings, QObject* parent = nullptr);

    /// Absolute paths. A file that is missing stays until it is removed: its disk may come back.
    [[nodiscard]] QStringList paths() const;
    void add(const QString& path);
    void remove(const QString& path);
    void clear();

    /// Where the last file dialog left off; empty where there was none.
    [[nodiscard]] QString folder() const;
    void setFolder(const QString& folder);

private:
    void store(const QStringList& paths);

    QSettings& settings_;
};

} // namespace loggia::ui
