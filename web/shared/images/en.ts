/** Texts of pictures. Texts from the specification keep its wording. */
export default {
  image: 'Image',
  hint: 'JPG or PNG under 2 MB',
  wrongType: 'You can only upload JPG/PNG file!',
  tooLarge: 'Image must smaller than 2MB!',
  unread: 'The file could not be read. Choose it again.',
  remove: 'Remove image',
  missing: 'The image could not be loaded',
  photoOf: 'Photo of {{name}}',
}
