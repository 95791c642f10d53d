/** Texts of the reject reasons. */
export default {
  title: 'Reject reasons',
  reason: 'Reason',
  name: 'Name',
  template: 'Email template',
  templateHint: 'It is suggested when someone rejects a candidate for this reason.',
  place: 'Place',
  placeHint: 'Leave empty to add it at the end.',
  makeDefault: 'Default reason',
  makeDefaultHint: 'It is preselected when you reject a candidate.',
  renameHint: 'Candidates that are already rejected keep the previous wording.',
  candidates: 'Candidates',
  search: 'Search reasons',
  noneHint: 'When you reject a candidate, you choose one of these reasons.',
  inUse: 'Candidates were rejected for this reason. Merge it into another one.',
  mergeHint: 'Candidates rejected for {{name}} will get this reason instead. This cannot be undone.',
}
