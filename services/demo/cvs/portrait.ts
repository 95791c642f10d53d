import { crc32 } from 'node:zlib'
import type { PDFPage } from '@cantoo/pdf-lib'
import type { Person } from '../people/people.ts'
import { Seeded } from '../random.ts'
import { colour } from './pen.ts'

/** A portrait is drawn on an area of 120 by 150, from its upper left corner. */
const field = { width: 120, height: 150 }

/** The colours of skin and hair. */
const looks = {
  asian: [
    ['#f3cfae', '#1d1a1c'],
    ['#ecc19c', '#241d1b'],
    ['#e2b48c', '#1d1a1c'],
    ['#f6d7bb', '#2f2420'],
    ['#f3cfae', '#3a2b24'],
  ],
  any: [
    ['#f6d7bb', '#b98a4a'],
    ['#f3cfae', '#8a4b2c'],
    ['#f6d7bb', '#4a3122'],
    ['#ecc19c', '#6d4426'],
    ['#d9a27a', '#241d1b'],
    ['#a8714c', '#241d1b'],
    ['#7d5238', '#1d1a1c'],
  ],
} as const
const grounds = ['#dfe7f1', '#e6e3dc', '#d9e8e3', '#e9e0e6']
const clothes = ['#27364f', '#3a3f47', '#5a3441', '#2e5149', '#4b4470', '#7a5a3a']
const shirts = ['#ffffff', '#dbe6f5', '#f4e9dc']
const ties = ['#8c2f39', '#31507f', '#4f6b3c']

/** The shapes behind the head, and those in front of it. */
interface Hair {
  behind?: string
  upon: string
}
const short: readonly Hair[] = [
  // Side parting.
  { upon: 'M36 63 C31 26 62 22 76 29 C88 33 88 48 84 63 C82 56 80 51 77 48 C66 50 56 47 49 43 C45 50 39 54 36 63 Z' },
  // Cropped.
  { upon: 'M37 60 C31 19 89 19 83 60 C81 50 77 45 71 43 C63 40 56 40 49 43 C43 45 39 50 37 60 Z' },
  // Combed up.
  {
    upon: 'M37 61 C34 45 38 30 48 26 C60 19 82 22 86 36 C87 46 85 54 83 61 C81 53 79 47 75 43 C62 45 48 43 43 46 C40 50 38 55 37 61 Z',
  },
  // Fringe.
  {
    upon: 'M36 66 C29 16 91 16 84 66 C83 59 82 55 80 53 L74 46 L68 52 L61 46 L54 52 L47 47 L40 54 C38 58 37 61 36 66 Z',
  },
]
const long: readonly Hair[] = [
  // Long.
  {
    behind: 'M33 62 C29 20 91 20 87 62 L92 112 C82 122 38 122 28 112 Z',
    upon: 'M35 70 C29 17 91 17 85 70 C84 58 78 49 66 43 C56 50 42 52 35 70 Z',
  },
  // Bob.
  {
    behind: 'M33 60 C29 20 91 20 87 60 L89 88 C80 94 40 94 31 88 Z',
    upon: 'M35 70 C28 17 92 17 85 70 C83 62 82 55 80 52 C66 54 52 54 40 52 C38 56 36 62 35 70 Z',
  },
  // Bun.
  {
    behind: 'M60 8 C70 8 76 15 76 23 C76 31 70 36 60 36 C50 36 44 31 44 23 C44 15 50 8 60 8 Z',
    upon: 'M36 64 C30 18 90 18 84 64 C82 52 74 44 60 42 C46 44 38 52 36 64 Z',
  },
  // Tied back on one side.
  {
    behind: 'M78 34 C96 40 98 70 92 104 C88 112 82 108 82 98 C84 76 82 56 74 44 Z',
    upon: 'M36 65 C30 18 90 18 84 65 C82 54 78 47 71 43 C60 50 44 50 36 65 Z',
  },
]

/**
 * Draws a person's photo into a box of the page with this upper left corner and width; always the same for the same
 * person.
 */
export function drawPortrait(
  page: PDFPage,
  { email, gender, country }: Person,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const random = new Seeded(crc32(`portrait ${email}`))
  const origin = country === 'GB' || country === 'DE' ? 'any' : 'asian'
  const [skin, hairColour] = random.pick<readonly [string, string]>(looks[origin])
  const [ground, cloth, shirt] = [random.pick(grounds), random.pick(clothes), random.pick(shirts)]
  const hair = random.pick(gender === 0 ? short : long)
  const scale = width / field.width
  const draw = (path: string, fill: string) => page.drawSvgPath(path, { x, y, scale, color: colour(fill) })
  const shade = (hex: string) =>
    `#${[1, 3, 5]
      .map((at) =>
        Math.round(parseInt(hex.slice(at, at + 2), 16) * 0.88)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  draw(`M0 0 H${field.width} V${field.height} H0 Z`, ground)
  if (hair.behind) draw(hair.behind, hairColour)
  // Shoulders, shirt and neck.
  draw('M8 150 C8 124 26 114 46 107 L60 122 L74 107 C94 114 112 124 112 150 Z', cloth)
  draw('M46 107 L60 140 L74 107 C70 103 50 103 46 107 Z', shirt)
  draw('M49 82 V105 C49 112 56 116 60 119 C64 116 71 112 71 105 V82 Z', shade(skin))
  if (gender === 0 && random.chance(0.6)) draw('M56 121 L64 121 L62 127 L67 150 H53 L58 127 Z', random.pick(ties))
  draw('M46 107 L60 141 L52 150 H40 L38 120 Z M74 107 L60 141 L68 150 H80 L82 120 Z', shade(cloth))
  // Ears and head.
  draw('M36 58 C31 58 32 74 38 74 Z M84 58 C89 58 88 74 82 74 Z', shade(skin))
  draw('M60 33 C75 33 83 45 82 62 C81 80 70 93 60 93 C50 93 39 80 38 62 C37 45 45 33 60 33 Z', skin)
  draw(hair.upon, hairColour)
}
