/** Texts of the locations. */
export default {
  title: 'Locations',
  word: 'Location',
  name: 'Name',
  address: 'Address',
  addressHint: 'Street and number: invitations to interviews in a room there say it.',
  city: 'City',
  country: 'Country',
  place: 'Place',
  placeHint: 'From 1: the order in which locations are offered.',
  departments: 'Departments',
  rooms: 'Rooms',
  search: 'Search locations',
  noneHint: 'Departments work at locations, and interviews are held in their rooms.',
  inUse: 'Departments or rooms are there: move them first',
}
