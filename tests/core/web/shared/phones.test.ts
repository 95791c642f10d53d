import { expect, test } from 'vitest'
import { phoneText } from '../../../../web/shared/format/phones.ts'

test('phone numbers have the same format however they were written, and other texts are unchanged', () => {
  const shown = {
    '0771.116.806': '0771 116 806',
    '+84 983578885': '0983 578 885',
    '(091) 667-5520': '0916 675 520',
    '02438251234': '024 3825 1234',
    '+44 7700 386200': '+44 770 038 6200',
    '+1 (650) 555-0100': '+1 650 555 0100',
    '+81-90-1234-5678': '+81 901 234 5678',
    '+852 5123 4567': '+852 512 345 67',
    '０９１２３４５６７８': '0912 345 678',
    '0912 345 678 ext. 5': '0912 345 678 ext. 5',
    '113': '113',
    'n/a': 'n/a',
    '': '',
  }
  expect(Object.fromEntries(Object.keys(shown).map((phone) => [phone, phoneText(phone)]))).toEqual(shown)
})
