import { expect, test } from 'vitest'
import { imageMaxBytes } from '../../../../services/core/contract/images.ts'
import { ServiceError } from '../../../../services/core/http/errors.ts'
import { imageOf } from '../../../../services/core/files/images.ts'

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const jpg = Buffer.from('ffd8ffe000104a46494600010100', 'hex')
const filled = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]).toString('base64')
const faultOf = (imageBase64: string) => {
  try {
    return imageOf({ imageBase64, imageName: 'a.png' })
  } catch (error) {
    return error instanceof ServiceError && (error.body as { errors: unknown }).errors
  }
}

test('the type of a picture is determined by its content, whatever its name, in base64 or as a data URL', () => {
  expect(imageOf({ imageBase64: png.toString('base64'), imageName: 'logo.exe' })).toEqual({
    name: expect.stringMatching(/\.png$/),
    contentType: 'image/png',
    bytes: png,
  })
  const url = `data:image/png;base64,${jpg.toString('base64')}`
  expect(imageOf({ imageBase64: url, imageName: 'photo.jpg' })).toMatchObject({ contentType: 'image/jpeg', bytes: jpg })
})

test('an empty value is no picture; a file that is not a JPG or PNG, or not smaller than 2 MB, is refused', () => {
  expect([imageOf({}), imageOf({ imageBase64: '' })]).toEqual([null, null])
  expect(faultOf(Buffer.from('GIF89a').toString('base64'))).toEqual({
    imageBase64: ['You can only upload JPG/PNG file!'],
  })
  expect(faultOf(filled(imageMaxBytes))).toEqual({ imageBase64: ['Image must smaller than 2MB!'] })
  expect(faultOf(filled(imageMaxBytes - 1))).toMatchObject({ contentType: 'image/png' })
})
