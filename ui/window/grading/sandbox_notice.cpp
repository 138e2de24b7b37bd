#include "ui/window/grading/sandbox_notice.hpp"

#include "ui/grading/class_words.hpp"
#include "ui/language/core_words.hpp"
#include "ui/shell/dialogs.hpp"
#include "ui/theme/icons.hpp"
#include "ui/widgets/announce.hpp"
#include "ui/widgets/sentence.hpp"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <utility>

namespace loggia::ui {

SandboxNotice::SandboxNotice(Dialogs& dialogs, QWidget* parent)
    : QFrame(parent), dialogs_(dialogs), text_(new QLabel(this)),
      unsafe_(new QCheckBox(tr("Run hand-ins &without protection"), this)) {
    setFrameShape(StyledPanel);
    setObjectName(QStringLiteral("sandbox-notice"));
    auto* picture = new QLabel(this);
    constexpr int size = 20;
    picture->setPixmap(
        icon(QStringLiteral("warning")).pixmap(QSize(size, size), devicePixelRatio()));
    text_->setObjectName(QStringLiteral("sandbox-text"));
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    unsafe_->setObjectName(QStringLiteral("unsafe"));
    unsafe_->setToolTip(tr("They can then read and change your files and use the network. It is "
                           "off again when you next open the window."));
    auto* row = new QHBoxLayout(this);
    row->addWidget(picture, 0, Qt::AlignTop);
    row->addWidget(text_, 1);
    row->addWidget(unsafe_);
    connect(unsafe_, &QCheckBox::toggled, this, &SandboxNotice::ask);
    hide();
}

void SandboxNotice::setFault(const QString& fault, bool runs_programs) {
    fault_ = fault;
    const bool is_needed = !fault.isEmpty() && runs_programs;
    setVisible(is_needed);
    if (is_needed)
        announce(text_, tr("%1 Without a sandbox, nothing is run unless you agree to run it "
                           "without protection.")
                            .arg(sentence(coreWords(shownText(fault.toStdString())))));
}

void SandboxNotice::restoreUnsafe(bool unsafe) {
    const QSignalBlocker blocker(unsafe_);
    unsafe_->setChecked(unsafe);
    is_unsafe_ = unsafe;
}

void SandboxNotice::setBusy(bool busy) {
    unsafe_->setEnabled(!busy);
}

void SandboxNotice::focusChoice() {
    unsafe_->setFocus();
}

void SandboxNotice::ask(bool wanted) {
    setUnsafe(false); // until the answer
    if (!wanted)
        return;
    dialogs_.ask(window(),
                 {tr("Run hand-ins without protection?"),
                  tr("Hand-ins are programs by strangers. Without a sandbox they can read and "
                     "change your files and use the network."),
                  tr("Only the limits on time, memory and output remain. Use this for your own "
                     "programs, or on a machine that is discarded afterwards."),
                  {tr("Run Without Protection")},
                  {},
                  true,
                  true},
                 [this](int) { setUnsafe(true); });
}

void SandboxNotice::setUnsafe(bool unsafe) {
    const bool was_unsafe = is_unsafe_;
    restoreUnsafe(unsafe);
    if (was_unsafe != unsafe)
        Q_EMIT unsafeChanged(unsafe);
}

} // namespace loggia::ui
