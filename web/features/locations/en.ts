/** Texts of the locations. */
export default {
  title: 'Locations',
  word: 'Location',
  name: 'Name',
  address: 'Address',
  addressHint: 'Street and number. Invitations to interviews in a room at this location include it.',
  city: 'City',
  country: 'Country',
  place: 'Place',
  placeHint: 'The order in which locations are listed, starting with 1.',
  departments: 'Departments',
  rooms: 'Rooms',
  search: 'Search locations',
  noneHint: 'Departments belong to locations, and interviews take place in their rooms.',
  inUse: 'Departments or rooms are at this location. Move them first.',
}
