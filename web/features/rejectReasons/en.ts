/** Texts of the reasons of rejections. */
export default {
  title: 'Reject reasons',
  reason: 'Reason',
  name: 'Name',
  template: 'Email template',
  templateHint: 'It is suggested to who rejects a candidate for this reason.',
  place: 'Place',
  placeHint: 'Without one it is the last.',
  makeDefault: 'Default reason',
  makeDefaultHint: 'It is chosen when a rejection begins.',
  renameHint: 'Candidates who are rejected already keep the words of then.',
  candidates: 'Candidates',
  search: 'Search reasons',
  noneHint: 'Who rejects a candidate chooses one of these reasons.',
  inUse: 'Candidates are rejected for it: merge it into another one',
  mergeHint: 'Candidates who are rejected for {{name}} will count for this reason. This cannot be undone.',
}
