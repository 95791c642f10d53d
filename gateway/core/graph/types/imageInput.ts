import { builder } from '../builder.ts'

export const ImageInput = builder.inputType('ImageInput', {
  description: 'A picture of a record: JPG or PNG under 2 MB.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the file.' }),
    base64: t.string({ required: true, description: 'Content in base64.' }),
  }),
})

/** Path of a stored picture on the gateway's origin, asked for with the access token; null without one. */
export const imageUrlOf = (path: string | null | undefined): string | null =>
  path ? `/download/commonsFile?${new URLSearchParams({ path })}` : null
