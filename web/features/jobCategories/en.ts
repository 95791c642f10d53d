/** Texts of the job categories. Those of the specification stand as it words them. */
export default {
  title: 'Job categories',
  category: 'Job category',
  columns: { name: 'Name', actions: 'Actions' },
  none: 'No job category yet',
  noneHint: 'Jobs are sorted by category. Create the first one.',
  deleteHint: 'A category that jobs belong to cannot be deleted.',
  name: 'Name',
  image: 'Image',
  imageHint: 'JPG or PNG under 2 MB',
  imageType: 'You can only upload JPG/PNG file!',
  imageSize: 'Image must smaller than 2MB!',
  imageUnread: 'The file could not be read. Choose it again.',
  removeImage: 'Remove image',
  imageMissing: 'The image could not be loaded',
}
