#include "ui/work/job.hpp"

namespace loggia::ui {

JobBase::JobBase(QObject* parent) : QObject(parent) {}

} // namespace loggia::ui
