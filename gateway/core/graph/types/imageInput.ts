import { builder } from '../builder.ts'

export const ImageInput = builder.inputType('ImageInput', {
  description: 'A picture of a record: JPG or PNG under 2 MB.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'The name of the file.' }),
    base64: t.string({ required: true, description: 'The content in base64.' }),
  }),
})

/**
 * Returns the path of a stored picture on the gateway's origin, which requires the access token, or null without a
 * picture.
 */
export const imageUrlOf = (path: string | null | undefined): string | null =>
  path ? `/download/commonsFile?${new URLSearchParams({ path })}` : null
