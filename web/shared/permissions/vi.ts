/** Texts of the choice of permissions. */
export default {
  keysHint: 'Bạn chỉ có thể trao những quyền mà chính bạn đang có.',
  searchKeys: 'Tìm quyền',
  given_one: 'Đã trao {{count}} quyền',
  given_other: 'Đã trao {{count}} quyền',
  changed_one: '{{count}} thay đổi chưa lưu',
  changed_other: '{{count}} thay đổi chưa lưu',
  share: '{{count}} trên {{all}}',
  fold: 'Ẩn {{module}}',
  unfold: 'Hiện {{module}}',
  noKeys: 'Không có quyền nào có tên như vậy.',
  noModules: 'Không tải được danh sách quyền. Các quyền đã trao được giữ nguyên.',
  isOff: 'Đã tắt',
  isChanged: 'Đã thay đổi',
  isNew: 'Mới',
  isGone: 'Bị thu hồi',
}
