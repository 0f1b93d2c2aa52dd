#!/bin/sh
# Puts the programs of the image, and the libraries that they and the installed packages load, into a folder that becomes its root.
set -eu
system=$1
mkdir -p "$system/usr/bin" "$system/etc/ssl/certs" "$system/usr/share" "$system/data"

# The tables by which a debugger would name places in Node.js; the server's own traces need none.
strip -o "$system/usr/bin/node" /tmp/node
chmod 755 "$system/usr/bin/node"
cp /usr/lib/postgresql/15/bin/pg_dump /usr/lib/postgresql/15/bin/pg_restore "$system/usr/bin/"

{
  find "$system/usr/bin" -type f
  find /tmp/node_modules -name '*.node' -o -name '*.so*' -type f
} | while read -r program; do
  ldd "$program" 2> /dev/null | grep -o '/[^ ]*' || true
done | grep -v '^/tmp/' | sort -u | while read -r library; do
  mkdir -p "$system$(dirname "$library")"
  cp -L "$library" "$system$library"
done
# Loaded by name when a host name is looked up.
for library in libnss_dns.so.2 libnss_files.so.2 libresolv.so.2; do
  found=$(ldconfig -p | grep -o "/[^ ]*$library" | head -n 1)
  mkdir -p "$system$(dirname "$found")"
  cp -L "$found" "$system$found"
done

cp -L /etc/ssl/certs/ca-certificates.crt "$system/etc/ssl/certs/"
cp -r /usr/share/zoneinfo "$system/usr/share/"
echo 'hosts: files dns' > "$system/etc/nsswitch.conf"
echo 'portal:x:10001:10001:portal:/data:/nonexistent' > "$system/etc/passwd"
echo 'portal:x:10001:' > "$system/etc/group"
mkdir -m 1777 "$system/tmp"
chown 10001:10001 "$system/data"
chmod 700 "$system/data"
