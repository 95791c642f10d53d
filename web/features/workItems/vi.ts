export default {
  title: 'Việc cần làm',
  none: 'Không có việc nào đang chờ bạn.',
  review_one: '{{shown}} CV cần duyệt',
  review_other: '{{shown}} CV cần duyệt',
  inbound: 'Tiếp nhận',
  callBack: 'Gọi lại {{name}}',
  failed_one: '{{shown}} dòng không nhập được',
  failed_other: '{{shown}} dòng không nhập được',
}
