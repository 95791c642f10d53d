import { cleanup, render, screen, within } from '@testing-library/react'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { root } from '../../../../scripts/root.ts'
import { cvDay, cvMonth, cvPeriod } from '../../../../web/shared/cv/dates.ts'
import CvTemplate from '../../../../web/shared/cv/CvTemplate.tsx'
import { levelOf, toProfile, type Resume } from '../../../../web/shared/cv/resume.ts'
import '../../../support/screen.tsx'

afterEach(cleanup)

const nobody = toProfile({})
const sample = join(root, '../shared/data/resume-sample.json')
const hasSample = existsSync(sample)
const aside = hasSample ? '' : ' – the sample data is not beside this folder'

describe('a stored resume is converted to a profile', () => {
  test('in which everything may be missing', () => {
    expect(nobody).toEqual({
      name: '',
      jobTitle: '',
      introduce: '',
      email: '',
      phone: '',
      address: '',
      website: '',
      birthday: '',
      gender: 2,
      Language: [],
      Experience: [],
      Education: [],
      Certifications: [],
      Skills: [],
    })
    const nulls: Resume = { basics: null, work: null, education: null, awards: null, skills: null, languages: null }
    expect(toProfile(nulls)).toEqual(nobody)
    expect(
      toProfile({
        work: [{}],
        education: [{ area: ' ' }],
        awards: [{ date: '2020' }],
        skills: [{}],
        languages: [{ fluency: 'C1' }],
      }),
    ).toEqual(nobody)
  })

  test('with its values in their places', () => {
    const profile = toProfile({
      basics: {
        name: ' Nguyễn Văn Đức ',
        label: 'Developer',
        image: '/p.png',
        birthday: '1990-02-03',
        gender: 'Nữ',
        location: { address: '1 Lê Lợi', city: 'Huế', countryCode: 'VN' },
      },
      work: [
        { name: 'A', startDate: '2020-01', endDate: null },
        { name: 'B', position: 'C', summary: 'D', highlights: ['e', ' f'], startDate: '2018', endDate: '2019-12-31' },
        { name: 'G' },
      ],
    })
    expect(profile).toMatchObject({
      name: 'Nguyễn Văn Đức',
      jobTitle: 'Developer',
      photo: '/p.png',
      birthday: '1990-02-03',
      gender: 1,
      address: '1 Lê Lợi, Huế, VN',
    })
    expect(profile.Experience.map(({ company, isAdded }) => [company, isAdded])).toEqual([
      ['A', true],
      ['B', false],
      ['G', false],
    ])
    expect(profile.Experience[1]).toMatchObject({
      position: 'C',
      summary: 'D\n• e\n• f',
      startDate: '2018',
      endDate: '2019-12-31',
    })
  })

  test.each([
    ['Native speaker', 5],
    ['Master', 5],
    ['Expert', 5],
    ['Bản ngữ', 5],
    ['ネイティブ', 5],
    ['JLPT N1', 5],
    ['Advance', 4],
    ['Fluent', 4],
    ['N2', 4],
    ['ビジネスレベル', 4],
    ['Intermediate', 3],
    ['B1', 3],
    ['Khá', 3],
    ['Limited Experience', 2],
    ['Cơ bản', 2],
    ['N4', 2],
    ['Fundamental Awareness', 1],
    ['beginner', 1],
    ['4', 4],
    ['3/5', 3],
    [3.6, 4],
    [9, 5],
    [-1, 0],
    [NaN, 0],
    ['', 0],
    [null, 0],
    [undefined, 0],
    ['???', 0],
  ] as const)('level %j is %d of 5', (level, expected) => {
    expect(levelOf(level)).toBe(expected)
  })

  test.runIf(hasSample)(`the sample of JSON Resume${aside}`, () => {
    expect(toProfile(JSON.parse(readFileSync(sample, 'utf8')) as Resume)).toMatchObject({
      name: 'Richard Hendriks',
      jobTitle: 'Programmer',
      email: 'richard.hendriks@mail.com',
      phone: '(912) 555-4321',
      website: 'http://richardhendricks.example.com',
      address: '2712 Broadway St, San Francisco, California, CA 94115, US',
      gender: 2,
      birthday: '',
      Language: [{ language: 'English', fluency: 5 }],
      Experience: [
        {
          company: 'Pied Piper',
          position: 'CEO/President',
          startDate: '2013-12-01',
          endDate: '2014-12-01',
          isAdded: false,
        },
      ],
      Education: [
        {
          institution: 'University of Oklahoma',
          area: 'Information Technology',
          studyType: 'Bachelor',
          isAdded: false,
        },
      ],
      Certifications: [{ title: 'Digital Compression Pioneer Award', date: '2014-11-01' }],
      Skills: [
        { name: 'Web Development', level: 5 },
        { name: 'Compression', level: 5 },
      ],
    })
  })
})

test('dates are as precise as they are known', () => {
  expect(['2014-11-01', '2014-11', '2014', '', 'last year'].map(cvDay)).toEqual([
    '01/11/2014',
    '11/2014',
    '2014',
    '',
    'last year',
  ])
  expect(['2014-11-01', '2014-11', '2014', ''].map(cvMonth)).toEqual(['11/2014', '11/2014', '2014', ''])
  expect(cvPeriod({ startDate: '2013-12-01', endDate: '2014-12-01', isAdded: false }, 'now')).toBe('12/2013 – 12/2014')
  expect(cvPeriod({ startDate: '2013-12', endDate: '', isAdded: true }, 'now')).toBe('12/2013 – now')
  expect(cvPeriod({ startDate: '', endDate: '2014', isAdded: false }, 'now')).toBe('2014')
})

describe('the template', () => {
  const full = {
    ...nobody,
    name: 'Nguyễn Văn Đức',
    jobTitle: 'Developer',
    introduce: 'Builds things.',
    email: 'duc@example.vn',
    phone: '0912 345 678',
    address: 'Huế',
    website: 'duc.example.vn',
    birthday: '1990-02-03',
    gender: 0 as const,
    Language: [{ language: 'Tiếng Nhật', fluency: 4 }],
    Experience: [
      { company: 'Acme', position: 'Lead', summary: 'Led.', startDate: '2020-01-01', endDate: '', isAdded: true },
    ],
    Education: [
      {
        institution: 'HUST',
        area: 'IT',
        studyType: 'Bachelor',
        startDate: '2010-09-01',
        endDate: '2014-06-01',
        isAdded: false,
      },
    ],
    Certifications: [{ title: 'JLPT N2', date: '2019-07-07' }],
    Skills: [{ name: 'Java', level: 3 }],
  }

  test('shows every section, with "now" for current positions', () => {
    const { container } = render(<CvTemplate profile={full} />)
    const sections = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(sections).toEqual([
      'Introduction',
      'Contact',
      'Basic info',
      'Languages',
      'Work experience',
      'Education',
      'Certificates',
      'Skills',
    ])
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nguyễn Văn Đức')
    for (const text of [
      'Developer',
      '01/2020 – now',
      'Lead',
      'Led.',
      'IT · Bachelor',
      '09/2010 – 06/2014',
      '07/07/2019',
      '03/02/1990',
      'Male',
      'Huế',
    ])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'duc.example.vn' }).getAttribute('href')).toBe('https://duc.example.vn')
    const [left, right] = Array.from(container.querySelector('.cv')!.children) as HTMLElement[]
    expect(within(left!).getByRole('img', { name: '4 of 5' }).querySelectorAll('i[data-on]')).toHaveLength(4)
    expect(within(right!).getByRole('img', { name: '3 of 5' }).querySelectorAll('i')).toHaveLength(5)
  })

  test('hides empty sections, and shows initials without a photo', () => {
    const { container, rerender } = render(<CvTemplate profile={{ ...nobody, name: 'Nguyễn Văn Đức' }} />)
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
    expect(container.querySelector('.cv-photo')?.textContent).toBe('NĐ')
    rerender(<CvTemplate profile={{ ...nobody, name: 'Nguyễn Văn Đức', photo: '/photo.png' }} />)
    expect(screen.getByRole('img', { name: 'Photo of Nguyễn Văn Đức' }).getAttribute('src')).toBe('/photo.png')
  })

  test('creates no link for an address that is not a web address', () => {
    render(<CvTemplate profile={{ ...full, website: 'javascript:alert(1)' }} />)
    expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull()
  })
})
