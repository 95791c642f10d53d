import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { linesOf } from '../../../services/features/candidateCvs/reader/layout/rows.ts'
import { textOf } from '../../../services/features/candidateCvs/reader/lines.ts'
import { runsOf } from '../../../services/features/candidateCvs/scans/runs.ts'
import {
  isVietnamese,
  looksTurned,
  turnOf,
  withMarks,
  wordsOf,
  type Word,
} from '../../../services/features/candidateCvs/scans/words.ts'

/**
 * Recorded output of Tesseract: for vi.pdf in all languages and in Vietnamese, for vi.pdf on its side, and for a
 * Japanese page.
 */
const recorded = (name: string) => wordsOf(readFileSync(new URL(`scans/${name}.tsv`, import.meta.url), 'utf8'))
const page = { width: 2480, height: 3509, dotsPerInch: 300 }
const read = (words: readonly Word[]) => linesOf(runsOf(words, page), 1)

const word = (text: string, left: number, more: Partial<Word> = {}): Word => ({
  text,
  left,
  top: 100,
  right: left + text.length * 20,
  bottom: 132,
  confidence: 0.95,
  line: first,
  ...more,
})
const first = { left: 0, top: 100, right: 2000, bottom: 132 }

describe('the words of Tesseract', () => {
  test('come only from rows that are words', () => {
    const tsv = [
      'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext',
      '4\t1\t1\t1\t1\t0\t222\t250\t452\t40\t-1\t',
      '5\t1\t1\t1\t1\t1\t222\t254\t100\t30\t96.5\tHello',
      '5\t1\t1\t1\t1\t2\t340\t254\t100\t30\t95\t ',
      '5\t1\t1\t1\t1\t3\tx\t254\t100\t30\t95\tbroken',
      '5\t1\t1',
      'a line of something else',
      '',
    ].join('\n')
    expect(wordsOf(tsv)).toEqual([
      {
        text: 'Hello',
        left: 222,
        top: 254,
        right: 322,
        bottom: 284,
        confidence: 0.965,
        line: { left: 222, top: 250, right: 674, bottom: 290 },
      },
    ])
    expect(wordsOf('\0'.repeat(1000))).toEqual([])
  })

  test('are limited in number', () => {
    expect(wordsOf('5\t1\t1\t1\t1\t1\t1\t1\t1\t1\t96\tword\n'.repeat(20_000))).toHaveLength(5000)
  })

  test('get only the diacritics from the second reading', () => {
    const words = recorded('vi.words')
    const better = withMarks(words, recorded('vi.marks'))
    const changed = words.flatMap(({ text }, at) => (text === better[at]!.text ? [] : [[text, better[at]!.text]]))
    expect(changed).toEqual([
      ['Hang', 'Hằng'],
      ['nha', 'nhà'],
      ['Quan', 'Quản'],
      ['nang', 'năng'],
    ])
  })

  test('show whether a page is Vietnamese, and whether it lies on its side', () => {
    expect(isVietnamese(recorded('vi.words'))).toBe(true)
    expect(isVietnamese(recorded('ja.words'))).toBe(false)
    expect(isVietnamese([word('Résumé', 0), word('déjà', 200)])).toBe(false)
    expect([looksTurned(recorded('turned.words')), looksTurned(recorded('vi.words')), looksTurned([])]).toEqual([
      true,
      false,
      true,
    ])
    expect([turnOf('Orientation in degrees: 270\nRotate: 90\n'), turnOf('Rotate: 45'), turnOf('')]).toEqual([90, 0, 0])
  })
})

describe('the runs of a scanned page', () => {
  test('form lines as those of a text do: sizes, separate parts, list items', () => {
    const lines = read(withMarks(recorded('vi.words'), recorded('vi.marks')))
    const [name, title] = lines
    expect([textOf(name!), textOf(title!)]).toEqual(['Nguyễn Thị Thanh Hằng', 'Chuyên viên nhân sự'])
    expect([Math.round(name!.size), Math.round(title!.size)]).toEqual([24, 12])
    expect(name!.confidence).toBeLessThan(title!.confidence!)
    expect(lines.find((line) => textOf(line).startsWith('Công ty Cổ phần'))!.parts).toEqual([
      'Công ty Cổ phần Thực phẩm Sao Mai',
      '06/2019 — Hiện tại',
    ])
    expect(lines.filter(({ isBullet }) => isBullet).map(textOf)).toEqual([
      'Tuyển dụng và đào tạo nhân viên mới cho ba nhà máy.',
      'Xây dựng thang bảng lương, theo dõi bảo hiểm xã hội.',
      'Quản lý hồ sơ nhân viên và hợp đồng lao động.',
    ])
  })

  test('in Japanese have no spaces between words and numbers', () => {
    const texts = read(recorded('ja.words')).map(textOf)
    expect(texts).toContain('職務経歴書')
    expect(texts).toContain('生年月日:1988年5月14日')
    expect(texts).toContain('住所: 東京都世田谷区桜丘3丁目12番5号')
  })

  test('have their position on the page, in points from its foot', () => {
    const [run] = runsOf([word('Hxxxx', 300, { right: 400 })], page)
    expect(run).toEqual({
      text: 'Hxxxx',
      x: 72,
      y: (3509 - 132) * 0.24,
      width: 24,
      size: expect.closeTo((32 / 0.71) * 0.24),
      confidence: expect.closeTo(0.95),
    })
  })

  test('leave out words with low confidence, and dirt', () => {
    const texts = (...words: Word[]) => runsOf(words, page).map(({ text }) => text)
    expect(texts(word('Blurred', 100, { confidence: 0.39 }))).toEqual([])
    expect(texts(word('Sharp', 100), word('"', 240, { confidence: 0.24 }), word('____', 300))).toEqual(['Sharp'])
    expect(texts(word('Sharp and long'.repeat(4), 100), word('トコ', 1700, { confidence: 0.54 }))).toEqual([
      'Sharp and long'.repeat(4),
    ])
    const mark = word('>', 130, { top: 92, bottom: 104, line: { ...first, top: 92 } })
    expect(texts(word('Hằng', 100), mark)).toEqual(['Hằng'])
  })

  test('end at the rule of a table', () => {
    const cells = [
      word('|', 80),
      word('2010', 100),
      word('|', 190),
      word('Acme', 200),
      word('@@@00', 300),
      word('|', 420),
    ]
    expect(runsOf(cells, page).map(({ text }) => text)).toEqual(['2010', 'Acme'])
  })

  test('are separated from the bullets before them', () => {
    const texts = (...words: Word[]) => runsOf(words, page).map(({ text }) => text)
    expect(texts(word('°', 100), word('Led', 140))).toEqual(['• Led'])
    expect(texts(word('*', 60), word('e', 100), word('Led', 140))).toEqual(['• Led'])
    expect(texts(word('a', 100), word('Harvard', 140))).toEqual(['a Harvard'])
    expect(texts(word('-', 100))).toEqual(['-'])
  })

  test('join an address that was split into two words', () => {
    const texts = runsOf([word('E-mail:', 0), word('jane.', 160), word('roe@example.com', 276)], page)
    expect(texts.map(({ text }) => text)).toEqual(['E-mail: jane.roe@example.com'])
    const apart = runsOf([word('Write', 0), word('me.', 120), word('roe@example.com', 200)], page)
    expect(apart.map(({ text }) => text)).toEqual(['Write me. roe@example.com'])
  })

  test('on a tilted page are straightened: both ends of a line are level', () => {
    const down = (left: number) => ({ top: 100 + left * 0.02, bottom: 132 + left * 0.02 })
    const long = ['One', 'long', 'line', 'over', 'the', 'page'].map((text, at) =>
      word(text, 200 + at * 380, { ...down(200 + at * 380), right: 560 + at * 380 }),
    )
    const date = word('2019', 2000, { ...down(2000), top: 240, bottom: 272, line: { ...first, top: 240 } })
    const company = word('Acme', 200, { top: 204, bottom: 236, line: { ...first, top: 204 } })
    expect(read([...long, company, date]).map(textOf)).toEqual(['One long line over the page', 'Acme 2019'])
  })
})
