/** Texts of words that are merged: skills, nationalities … */
export default { merge: '統合', mergeTitle: '{{name}} を別の項目に統合', into: '残す項目', moreThan: '{{count}} 超' }
