export default {
  title: 'Hồ sơ ứng tuyển',
  job: 'Công việc',
  appliedAt: 'Ứng tuyển lúc',
  message: 'Lời nhắn',
  linkSource: 'Đến từ liên kết của',
  kept: 'Được phép lưu cho các công việc khác',
  withdrawn: 'Đã rút hồ sơ',
  erasure: 'Đã yêu cầu xóa dữ liệu',
}
