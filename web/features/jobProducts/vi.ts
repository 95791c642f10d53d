/** Texts of the job request products. */
export default {
  title: 'Sản phẩm tuyển dụng',
  menuGroup: 'Dịch vụ tuyển dụng',
  createTitle: 'Tạo sản phẩm tuyển dụng',
  editTitle: 'Sửa sản phẩm tuyển dụng',
  columns: { title: 'Tên công việc', company: 'Mã công ty', sort: 'Thứ tự' },
  typeFilter: 'Loại',
  allTypes: 'Tất cả các loại',
  noneHint: 'Sản phẩm đưa một công việc vào một thẻ của danh sách công việc. Hãy tạo sản phẩm đầu tiên.',
  job: 'Công việc',
  searchJobs: 'Tìm theo tên công việc hoặc kỹ năng',
  jobTitle: 'Tên công việc',
  company: 'Mã công ty',
  type: 'Loại',
  sort: 'Thứ tự',
  sortHint: 'Số từ 0 đến 100; số nhỏ nhất đứng trước.',
}
