import { Type, type Static } from 'typebox'
import { megabyte } from './shapes.ts'

/** A picture of a record must be smaller than this (000/5/26, D-24). */
export const imageMaxBytes = 2 * megabyte
/** Allows a picture somewhat larger than the limit, so that the response can use the specification's own error text. */
export const imageMaxBase64 = 4 * megabyte

/** Body members for the picture of a record. `imageOf` reads them. */
export const imageFields = {
  imageBase64: Type.Optional(
    Type.String({
      maxLength: imageMaxBase64,
      description: 'JPG or PNG under 2 MB, in base64 or as a data URL; empty: no picture',
    }),
  ),
  imageName: Type.Optional(Type.String({ maxLength: 250, description: 'file name of the picture' })),
}
const ImageFields = Type.Object(imageFields)
export type ImageFields = Static<typeof ImageFields>
