import '../../core/careers/tables.ts'
import { siteFormId } from '../../demo/interviewForms.ts'
import type { DemoCompany } from '../../demo/featureDemo.ts'

/**
 * Inserts the career site of the first company, unless somebody has changed it. It uses the demo's application form.
 * Data of earlier versions does not contain this form; then the site only has the usual fields.
 */
export async function insertWithJobs({ db, key }: Pick<DemoCompany, 'db' | 'key'>): Promise<void> {
  if (key !== 'first') return
  const form = await db.from('form_template').select('id').where('id', '=', siteFormId(key)).executeTakeFirst()
  await db
    .insert('career_site', {
      key: 'demo',
      is_public: true,
      shows_salary: true,
      form_id: form?.id ?? null,
      introduction_en:
        'We build software with people in Hà Nội, Đà Nẵng and Tokyo.\nRead what a job is about, and send your CV: somebody answers each one.',
      introduction_vi:
        'Chúng tôi xây dựng phần mềm cùng các đồng nghiệp ở Hà Nội, Đà Nẵng và Tokyo.\nHãy xem mô tả công việc và gửi CV của bạn: mỗi hồ sơ đều được trả lời.',
      introduction_ja:
        'ハノイ、ダナン、東京の仲間とソフトウェアを開発しています。\n仕事の内容をご覧のうえ、履歴書をお送りください。すべての応募にお返事します。',
      updated_by: 'admin',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
