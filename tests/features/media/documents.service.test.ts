import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { unzipSync, strFromU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  mediaCompressPdf,
  mediaDocxToPdf,
  mediaHideFieldCv,
  mediaHtmlToPdf,
  mediaReplaceText,
} from '../../../services/features/media/contract.ts'
import { chromiumPath } from '../../support/chromium.ts'
import { docx, paragraph, relation } from '../../support/docx.ts'
import { deepDocx, entityBomb } from '../../support/hostile.ts'
import { copyOf, textOf } from './documents.fixture.ts'
import { startMedia, type Here } from './media.fixture.ts'

let here: Here
let recruiter: ReturnType<Here['as']>
beforeAll(async () => {
  here = await startMedia()
  recruiter = here.as('recruiter')
})
afterAll(() => here?.close())

const partsOf = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(new Uint8Array(bytes))).map(([name, part]) => [name, strFromU8(part)]))

describe('.docx', () => {
  test.each([
    ['entities that multiply', entityBomb(), 'DOCUMENT_BROKEN'],
    ['nesting without an end', deepDocx(), 'DOCUMENT_TOO_LARGE'],
  ])('%s are refused with a code', async (_what, bytes, errorCode) => {
    const filePath = await recruiter.stored('trap.docx', bytes)
    expect(await recruiter.post(mediaDocxToPdf, { filePath })).toMatchObject({ status: 400, body: { errorCode } })
  })

  test('is returned as an HTML page where there is no LibreOffice, without anything that could run or be fetched', async () => {
    const body =
      paragraph('Kinh nghiệm &amp; 日本語') +
      '<w:p><w:hyperlink r:id="rId9"><w:r><w:t>press</w:t></w:r></w:hyperlink></w:p>'
    const path = await recruiter.stored(
      'Hồ sơ.docx',
      docx(body, { rels: relation('rId9', 'hyperlink', 'javascript:alert(1)', true) }),
    )
    const answer = await recruiter.post(mediaDocxToPdf, { filePath: path })
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'text/html; charset=utf-8',
      expect.stringContaining('.html'),
    ])
    expect(answer.text).toContain('<p>Kinh nghiệm &amp; 日本語</p>')
    expect(answer.text).not.toMatch(/javascript/)
  })

  test('an old .doc and files of other kinds are refused with a code if nothing can convert them', async () => {
    const doc = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from('WordDocument', 'utf16le'),
    ])
    const old = await recruiter.post(mediaDocxToPdf, { filePath: await recruiter.stored('cv.doc', doc) })
    expect(old).toMatchObject({
      status: 400,
      body: { errorCode: 'CONVERTER_MISSING', paramValues: { needed: 'LibreOffice' } },
    })
    const text = await recruiter.stored('a.txt', 'x')
    const answers = [
      await recruiter.post(mediaDocxToPdf, { filePath: text }),
      await recruiter.get(mediaCompressPdf, { filePath: text }),
    ]
    expect(answers).toMatchObject([
      { status: 400, body: { errorCode: 'WRONG_FILE_TYPE' } },
      { status: 400, body: { errorCode: 'WRONG_FILE_TYPE' } },
    ])
  })

  test('placeholders are replaced in every part, however they are split over runs', async () => {
    const body =
      paragraph('Dear {{', 'na', 'me}}, {{name}}!') +
      paragraph('{{pay}} &lt;{{none}}&gt;') +
      '<w:p><w:r><w:t>{{na</w:t><w:tab/><w:t>me}}</w:t></w:r></w:p>'
    const path = await recruiter.stored(
      'offer.docx',
      docx(body, { more: { 'word/header1.xml': `<w:hdr xmlns:w="x">${paragraph('{{pa', 'y}}')}</w:hdr>` } }),
    )
    const answer = await recruiter.post(mediaReplaceText, {
      filePath: path,
      replacements: [
        { search: '{{name}}', replace: 'Ánh & <Co>' },
        { search: '{{pay}}', replace: '{{name}}' },
        { search: '{{other}}', replace: '' },
      ],
    })
    expect(answer.body).toMatchObject({ count: 4, notFound: ['{{other}}'] })
    const parts = partsOf(await copyOf(recruiter, answer))
    expect(parts['word/document.xml']).toContain(
      '<w:t>Dear Ánh &amp; &lt;Co&gt;</w:t></w:r><w:r><w:t></w:t></w:r><w:r><w:t>, Ánh &amp; &lt;Co&gt;!</w:t>',
    )
    expect(parts['word/document.xml']).toContain('{{name}} &lt;{{none}}&gt;')
    expect(parts['word/header1.xml']).toContain('<w:t>{{name}}</w:t>')
    expect(parts['word/document.xml']).toContain('<w:t>{{na</w:t><w:tab/><w:t>me}}</w:t>')
  })

  test('hidden texts are nowhere in the copy: text, links, properties, descriptions', async () => {
    const body =
      paragraph('Tel: 0912', ' 345.678 an@exam', 'ple.vn') +
      '<w:p><w:hyperlink r:id="rId9"><w:r><w:t>mail</w:t></w:r></w:hyperlink></w:p>' +
      '<w:p><w:pPr><w:tblW w:w="0912345678"/></w:pPr><w:r><w:t>Trần Văn Đức, 2019 - 2023</w:t></w:r><wp:docPr id="1" name="x" descr="tran van duc"/></w:p>'
    const more = {
      'docProps/core.xml': '<c xmlns:dc="x"><dc:creator>TRẦN VĂN ĐỨC</dc:creator></c>',
      'docProps/thumbnail.jpeg': new Uint8Array([1, 2, 3]),
    }
    const path = await recruiter.stored(
      'cv.docx',
      docx(body, { rels: relation('rId9', 'hyperlink', 'mailto:an@example.vn', true), more }),
    )
    const answer = await recruiter.post(mediaHideFieldCv, {
      filePath: path,
      texts: ['Tran Van Duc', 'Nobody'],
      fields: ['email', 'phone'],
    })
    expect(answer.body).toMatchObject({ count: 6, notFound: ['Nobody'] })
    const bytes = await copyOf(recruiter, answer)
    const parts = partsOf(bytes)
    expect(Object.keys(parts)).not.toContain('docProps/thumbnail.jpeg')
    const all = Object.values(parts)
      .join('\n')
      .normalize('NFD')
      .replace(/[\u0300-\u036f]|<[^>]*w:w=[^>]*>/g, '')
    expect(all).not.toMatch(/345|an@|example\.vn|[ĐD]uc|DUC/i)
    expect(all).toContain('2019 - 2023')
    const page = await recruiter.post(mediaDocxToPdf, { filePath: answer.body.filePath })
    expect(page.text).toContain('Tel: █████ █████')
    const nothing = await recruiter.post(mediaHideFieldCv, { filePath: path, texts: ['zzzz'] })
    expect(nothing).toMatchObject({ status: 400, body: { errorCode: 'NOTHING_TO_HIDE' } })
    expect((await recruiter.post(mediaHideFieldCv, { filePath: path })).status).toBe(400)
  })

  test('a document with embedded files is not reported as clean', async () => {
    const path = await recruiter.stored(
      'cv.docx',
      docx(paragraph('an@example.vn'), { more: { 'word/embeddings/sheet.bin': 'an@example.vn' } }),
    )
    expect(await recruiter.post(mediaHideFieldCv, { filePath: path, fields: ['email'] })).toMatchObject({
      status: 400,
      body: { errorCode: 'DOCUMENT_HAS_ATTACHMENTS' },
    })
  })
})

/** Starts a server that must not be called. */
async function startTrap() {
  let asked = 0
  const server = createServer((_request, response) => {
    asked++
    response.end('fetched')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    close: () => void server.close(),
  }
}

describe('HTML', () => {
  const hasBrowser = existsSync(chromiumPath)

  test.runIf(hasBrowser)(
    `becomes a PDF, runs nothing and fetches nothing${hasBrowser ? '' : ` – there is no Chromium at ${chromiumPath}`}`,
    async () => {
      const trap = await startTrap()
      const { url } = trap
      const html = `<h1>Thư mời 日本</h1><p id="p">still</p><script>p.textContent = 'run'</script><img src="${url}/a.png" onerror="p.textContent='run'">
      <link rel="stylesheet" href="${url}/a.css"><iframe src="${url}/frame"></iframe><iframe src="file:///etc/hostname"></iframe><object data="${url}/o"></object>
      <meta http-equiv="refresh" content="0;url=${url}/next"><p style="page-break-before:always">second</p>`
      const answer = await recruiter.post(mediaHtmlToPdf, {
        html,
        styleSheet: `@import "${url}/b.css"; @font-face { font-family: x; src: url(${url}/f) } h1 { font-family: x }`,
        margin: '20mm 10mm',
      })
      trap.close()
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      const pages = await textOf(answer.bytes)
      expect(pages.map((page) => page.normalize('NFKC'))).toEqual([
        expect.stringMatching(/Thư mời.*本.*still/),
        'second',
      ])
      expect(trap.asked()).toBe(0)
      expect((await recruiter.post(mediaHtmlToPdf, { html: 'x', margin: '5mm; evil' })).status).toBe(400)
    },
  )

  test('is refused where there is no Chromium', async () => {
    const without = await startMedia({ CHROMIUM_PATH: 'none' })
    const answer = await without.as('recruiter').post(mediaHtmlToPdf, { html: '<p>x</p>' })
    await without.close()
    expect(answer).toMatchObject({
      status: 400,
      body: { errorCode: 'CONVERTER_MISSING', paramValues: { needed: 'Chromium' } },
    })
  })
})

const soffice = ['/usr/bin/soffice', '/usr/bin/libreoffice', process.env.SOFFICE_PATH ?? ''].find(
  (path) => path && existsSync(path),
)
test.runIf(soffice)(
  `LibreOffice makes a PDF of a .docx, without fetching what it links to${soffice ? '' : ' – there is none on this machine'}`,
  async () => {
    const trap = await startTrap()
    const url = `${trap.url}/a.png`
    const picture =
      '<w:p><w:r><w:drawing><wp:inline><wp:extent cx="900000" cy="900000"/><wp:docPr id="1" name="a"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">' +
      '<pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="a"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="rId8"/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>'
    const withOffice = await startMedia({ SOFFICE_PATH: soffice! })
    const client = withOffice.as('recruiter')
    const path = await client.stored(
      'cv.docx',
      docx(paragraph('Kinh nghiem') + picture, { rels: relation('rId8', 'image', url, true) }),
    )
    const answer = await client.post(mediaDocxToPdf, { filePath: path })
    await withOffice.close()
    trap.close()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(await textOf(answer.bytes)).toEqual([expect.stringContaining('Kinh nghiem')])
    expect(trap.asked()).toBe(0)
  },
)
