export default {
  states: {
    PLANNED: 'Planned',
    INVITED: 'Invited',
    CONFIRMED: 'Confirmed',
    DONE: 'Held',
    CANCELLED: 'Cancelled',
    NO_SHOW: 'Did not come',
  },
}
