export interface KamailioSettings {
  modules: string
  ports: { wss: number; sip: number; media: number }
  realm: string
  certificate: string
  key: string
  /** The extensions that may register, with their passwords. */
  passwords: Record<string, string>
  /** The targets of numbers, by their last three digits: a port of this machine, or an extension. */
  routes: Record<string, number | string>
}

/**
 * Returns the configuration of a registrar and proxy for WebSockets over TLS that challenges every registration and
 * call, and relays the sound.
 */
export const kamailioConfig = ({ modules, ports, realm, certificate, key, passwords, routes }: KamailioSettings) => `
debug=0
log_stderror=yes
children=2
tcp_children=2
auto_aliases=no
alias="${realm}"
enable_tls=yes
tcp_accept_no_cl=yes
tcp_connection_lifetime=3604
listen=tls:127.0.0.1:${ports.wss}
listen=udp:127.0.0.1:${ports.sip}
mpath="${modules}"
${['tls', 'sl', 'tm', 'rr', 'pv', 'maxfwd', 'usrloc', 'registrar', 'textops', 'siputils', 'nathelper', 'xhttp', 'websocket', 'auth', 'rtpengine'].map((name) => `loadmodule "${name}.so"`).join('\n')}
modparam("tls", "tls_method", "TLSv1.2+")
modparam("tls", "certificate", "${certificate}")
modparam("tls", "private_key", "${key}")
modparam("nathelper|registrar", "received_avp", "$avp(RECEIVED)")
modparam("rtpengine", "rtpengine_sock", "udp:127.0.0.1:${ports.media}")

request_route {
  if (!mf_process_maxfwd_header("10")) { sl_send_reply("483", "Too Many Hops"); exit; }
  force_rport();
  if (is_method("CANCEL")) { if (t_check_trans()) { rtpengine_delete(); t_relay(); } exit; }
  if (!is_method("REGISTER") && proto == WSS) add_contact_alias();
  if (has_totag()) { route(INSIDE); exit; }
  if (is_method("ACK")) { if (t_check_trans()) t_relay(); exit; }
  t_check_trans();
  route(PASSWORD);
  if (is_method("REGISTER")) {
    if (!pv_www_authenticate("${realm}", "$var(password)", "0")) { www_challenge("${realm}", "1"); exit; }
    consume_credentials();
    fix_nated_register();
    if (!save("location")) sl_reply_error();
    exit;
  }
  if (!is_method("INVITE")) { sl_send_reply("405", "Method Not Allowed"); exit; }
  if (!pv_proxy_authenticate("${realm}", "$var(password)", "0")) { proxy_challenge("${realm}", "1"); exit; }
  consume_credentials();
  record_route();
  route(DIAL);
}

route[PASSWORD] {
  $var(password) = "";
${Object.entries(passwords)
  .map(([ext, password]) => `  if ($fU == "${ext}") $var(password) = "${password}";`)
  .join('\n')}
  if ($var(password) == "") { sl_send_reply("403", "Forbidden"); exit; }
}

route[DIAL] {
  t_on_reply("ANSWERED");
  t_on_failure("REFUSED");
${Object.entries(routes)
  .map(([ending, to]) =>
    typeof to === 'number'
      ? `  if ($rU =~ "${ending}$") { rtpengine_offer("replace-origin replace-session-connection ICE=remove RTP/AVP rtcp-mux-demux"); $ru = "sip:" + $rU + "@127.0.0.1:${to}"; t_relay(); exit; }`
      : `  if ($rU =~ "${ending}$") { $rU = "${to}"; if (!lookup("location")) { sl_send_reply("480", "Offline"); exit; } rtpengine_offer("replace-origin replace-session-connection ICE=force"); t_relay(); exit; }`,
  )
  .join('\n')}
  sl_send_reply("404", "Not Found");
}

route[INSIDE] {
  if (!loose_route()) {
    if (is_method("ACK") && t_check_trans()) { t_relay(); exit; }
    sl_send_reply("404", "Not Found");
    exit;
  }
  if ($du == "") handle_ruri_alias();
  if (is_method("BYE")) rtpengine_delete();
  if (is_method("INVITE")) { rtpengine_offer("replace-origin replace-session-connection"); t_on_reply("ANSWERED"); }
  t_relay();
}

onreply_route[ANSWERED] {
  if (proto == WSS) add_contact_alias();
  if (has_body("application/sdp")) rtpengine_answer("replace-origin replace-session-connection");
}

failure_route[REFUSED] { rtpengine_delete(); }

event_route[xhttp:request] {
  if ($hu =~ "^/sip" && $hdr(Upgrade) =~ "websocket" && $hdr(Connection) =~ "Upgrade" && $rm =~ "GET") { if (ws_handle_handshake()) exit; }
  xhttp_reply("404", "Not Found", "", "");
}
`
