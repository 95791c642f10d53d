/** Texts of workflow statuses and their groups. */
export default {
  title: 'Stages',
  lists: 'Lists of stages',
  kinds: { SYSTEM_STATUS: 'System statuses', WORKFLOW_STATUS: 'Statuses', STATUS_GROUP: 'Groups' },
  words: { SYSTEM_STATUS: 'System status', WORKFLOW_STATUS: 'Status', STATUS_GROUP: 'Group' },
  name: 'Name',
  renameHints: {
    SYSTEM_STATUS: 'All workflows show the new name at once.',
    WORKFLOW_STATUS: 'Workflows that use their own name for this status keep it.',
    STATUS_GROUP: 'Its statuses stay in the group.',
  },
  color: 'Colour',
  place: 'Place',
  placeHint: 'Leave empty to add it at the end.',
  meaning: 'Meaning',
  goesOn: 'Goes on',
  hired: 'Hired',
  ends: 'Ends the process',
  endsHere: 'Ends the process',
  endsHint:
    'For candidates who are not hired. They are not expected to move on from here. This cannot be changed later.',
  workflows: 'Workflows',
  statuses: 'Statuses',
  search: 'Search by name',
  hints: {
    SYSTEM_STATUS: 'Every new workflow starts with all of these statuses.',
    WORKFLOW_STATUS: 'You can add these statuses to a workflow.',
    STATUS_GROUP: 'Groups contain the statuses of one part of the process.',
  },
  builtIn: 'This status is built in and cannot be deleted',
  inUse: 'Workflows use this status, so it cannot be deleted',
  notEmpty: 'This group has statuses. Move or delete them first.',
}
