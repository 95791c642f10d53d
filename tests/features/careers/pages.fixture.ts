import type { CareerJobDetail, CareerSite } from '../../../services/features/careers/contract.ts'
import { answerJson, companyId, visit, type Here } from '../../core/gateway/http/server.fixture.ts'

export const jobId = '0193aaaa-0000-7000-8000-000000000001'

/** A site as the services return it, with the given changes. */
export const siteWith = (given: Partial<CareerSite> = {}): CareerSite => ({
  ...{ companyId, companyName: 'Acme', website: null, hasLogo: true, brandColor: null, jobCount: 1 },
  ...{ introduction: { en: '', vi: '', ja: '' }, locations: [], departments: [] },
  pages: [{ code: 'terms', title: 'Terms' }],
  ...given,
})
/** A job as the services return it, with the given changes. */
export const jobWith = (given: Partial<CareerJobDetail> = {}): CareerJobDetail => ({
  ...{ id: jobId, title: 'Tester', department: 'R&D', category: null, jobType: null, locations: ['Tokyo'] },
  ...{ openDate: '2026-11-01', dueDate: null, salary: null, description: '<p>Try it</p>', qualification: '' },
  ...{
    benefit: '',
    experienceLevel: null,
    industry: null,
    skills: [],
    places: [],
    isRemote: false,
    updatedDate: '2026-11-02T00:00:00.000Z',
  },
  ...given,
})

/** Services that return a site with one job under a key: publicly, or only with the preview token. */
export function answerSite(here: Here, key: string, preview: string | null = null): void {
  const { description: _1, qualification: _2, benefit: _3, ...rest } = jobWith()
  const { experienceLevel: _4, industry: _5, skills: _6, updatedDate: _7, ...row } = rest
  const answers: Record<string, object> = {
    '': siteWith(),
    '/jobs/list': { data: [row], totalItem: 1, pageIndex: 0, pageSize: 20 },
    [`/jobs/${jobId}`]: jobWith(),
    '/banners': [],
    '/pages/terms': { code: 'terms', title: 'Terms', contents: '<p>Be kind</p>' },
    '/logo': { contentType: 'image/png', base64: 'iVBORw0KGgo=' },
  }
  for (const [place, answer] of Object.entries(answers))
    here.upstream.on(`/CareerSites/${key}${place}`, (req, res) => {
      const given = new URL(req.url!, here.url).searchParams.get('preview')
      if (given === preview) answerJson(res, answer)
      else answerJson(res, given === null ? 'Not found' : { errorCode: 'LINK_GONE', message: 'gone' }, 404)
    })
}

/** Reads a page and its text. */
export async function read(here: Here, path: string, headers: Record<string, string> = {}) {
  const answer = await visit(here, path, headers)
  return { ...answer, html: answer.body.toString() }
}

/** The requests that the services received. */
export const asked = ({ upstream }: Here): string[] => upstream.seen.map(({ method, url }) => `${method} ${url}`)
