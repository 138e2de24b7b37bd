#!/bin/sh
# The assignment wants its eval_explanation.txt as plain text: docs/method/eval_explanation.md without the
# marks. usage: plain_text_test.sh [SOURCE]; with --write as the second argument writes it anew.
source=${1:-.}
plain() {
    sed -e '/^```/d' -e '/^|[-|]*$/d' -e 's/^##* //' -e 's/[`*]//g' \
        -e 's/\[\([^]]*\)\]([^)]*)/\1/g' -e 's/^| //' -e 's/ |$//' -e 's/ | /   /g' \
        "$source/docs/method/eval_explanation.md"
}
if [ "$2" = --write ]; then
    plain >"$source/docs/method/eval_explanation.txt"
fi
plain | diff - "$source/docs/method/eval_explanation.txt"
