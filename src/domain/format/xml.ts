const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text for an element or attribute of XML; characters that XML forbids are left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
