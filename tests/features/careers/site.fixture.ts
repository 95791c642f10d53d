import type { CareerJob, CareerJobDetail, CareerSite } from '../../../services/features/careers/contract.ts'
import { companyId } from '../../core/gateway/http/server.fixture.ts'

/** A public site and one of its jobs, as the services return them. */
export const id = '0193aaaa-0000-7000-8000-000000000001'
export const site: CareerSite = {
  companyId,
  companyName: 'Acme & Söhne',
  website: 'https://acme.example',
  hasLogo: true,
  brandColor: '#1a2b3c',
  introduction: { en: 'We build <things>.', vi: 'Chúng tôi', ja: '私たち' },
  jobCount: 41,
  locations: [{ name: 'Hà Nội', count: 40 }],
  departments: [{ name: 'R&D', count: 2 }],
  pages: [{ code: 'terms of use', title: 'Terms' }],
}
export const job: CareerJob = {
  id,
  title: 'Kỹ sư Java </script>',
  department: 'R&D',
  category: null,
  jobType: 'Toàn thời gian',
  locations: ['Hà Nội'],
  openDate: '2026-11-01',
  dueDate: '2026-12-31',
  salary: { from: 1000, to: null, currency: 'USD', type: null },
}
export const detail: CareerJobDetail = {
  ...job,
  description: '<p>Build <strong>it</strong></p>',
  qualification: '',
  benefit: '<p>Tea</p>',
  experienceLevel: null,
  industry: null,
  skills: ['Java'],
  places: [{ city: 'Hà Nội', address: '1 Tràng Tiền', country: 'VN' }],
  isRemote: false,
  updatedDate: '2026-11-02T00:00:00.000Z',
}
