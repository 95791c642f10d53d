/** Texts of the job request products. */
export default {
  title: 'Sản phẩm tuyển dụng',
  menuGroup: 'Dịch vụ việc làm',
  createTitle: 'Tạo sản phẩm tuyển dụng',
  editTitle: 'Sửa sản phẩm tuyển dụng',
  columns: { title: 'Tiêu đề', company: 'Mã công ty', sort: 'Thứ tự' },
  typeFilter: 'Loại',
  allTypes: 'Tất cả các loại',
  none: 'Chưa có sản phẩm tuyển dụng nào',
  noneHint: 'Sản phẩm đưa một vị trí vào một thẻ của danh sách việc làm. Hãy tạo sản phẩm đầu tiên.',
  job: 'Vị trí',
  searchJobs: 'Tìm theo tiêu đề hoặc kỹ năng',
  jobTitle: 'Tiêu đề',
  company: 'Mã công ty',
  type: 'Loại',
  sort: 'Thứ tự',
  sortHint: 'Số từ 0 đến 100; số nhỏ nhất đứng trước.',
}
