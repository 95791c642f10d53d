import type { DemoCompany } from '../../demo/featureDemo.ts'
import { demoId } from '../../demo/random.ts'
import '../vendors/tables.ts'
import './tables.ts'

/** Inserts agreements between the first company and two of its vendors. */
export async function insertLast({ db, key, now }: DemoCompany): Promise<void> {
  if (key !== 'first') return
  const vendors = await db
    .from('vendor')
    .select(['vendor.id', 'vendor.name'])
    .where('vendor.name', 'in', ['TalentBridge', 'サクラ人材'])
    .execute()
  const fromDay = `${new Date(now).getUTCFullYear() - 1}-01-01`
  for (const { id, name } of vendors) {
    const isPercent = name === 'TalentBridge'
    await db
      .insert('vendor_agreement', {
        ...{ id: demoId(`vendorAgreement ${name}`), vendor_id: id, from_day: fromDay, to_day: null, job_ids: null },
        ...(isPercent
          ? { fee_kind: 'percent' as const, fee: 18, currency: 'VND' }
          : { fee_kind: 'flat' as const, fee: 800_000, currency: 'JPY' }),
        ...{ guarantee_days: isPercent ? 60 : 90, ownership_days: isPercent ? 365 : 180 },
        refund_rule: isPercent ? 'All of the fee in the first 30 days, half of it afterwards.' : '',
        ...{ created_by: 'admin', updated_by: 'admin' },
      })
      .execute()
  }
}
