export default {
  title: 'Hủy nhận email',
  heading: 'Email của {{company}}',
  question: 'Bạn không muốn nhận email mà {{company}} gửi cho nhiều ứng viên đến địa chỉ {{address}} nữa?',
  ended: '{{company}} sẽ không gửi loại email này đến {{address}} nữa.',
  personal: 'Những email viết riêng cho bạn về hồ sơ ứng tuyển của bạn vẫn được gửi.',
  unsubscribe: 'Hủy nhận email',
  again: 'Nhận lại',
}
