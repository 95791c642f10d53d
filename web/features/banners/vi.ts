/** Texts of banners and logos. */
export default {
  title: 'Quản lý banner',
  types: { BANNER: 'Banner', LOGO: 'Logo' },
  name: 'Tiêu đề',
  url: 'URL',
  urlHint: 'Địa chỉ web, hoặc một trang của sản phẩm này: /content/help',
  description: 'Mô tả',
  descriptionHint: 'Nội dung dành cho người không xem được hình ảnh',
  status: 'Trạng thái',
  statuses: { Active: 'Đang hoạt động', Inactive: 'Ngừng hoạt động' },
  position: 'Vị trí',
  positions: { Dashboard: 'Bảng điều khiển', Help: 'Menu trợ giúp', Careers: 'Trang tuyển dụng' },
  sort: 'Thứ tự',
  sortHint: 'Từ 0 đến 100; số nhỏ nhất đứng đầu',
  search: 'Tìm tiêu đề, mô tả và địa chỉ',
  noneHint:
    'Mục đang hoạt động được hiển thị cho mọi người đã đăng nhập; mục của trang tuyển dụng thì cho tất cả mọi người.',
  switch: 'Đổi trạng thái',
  switchQuestion: 'Bạn có muốn đổi trạng thái banner không?',
  fileMissing: 'Vui lòng tải lên tệp banner!',
}
