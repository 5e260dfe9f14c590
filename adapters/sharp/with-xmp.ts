import type { ProvenanceFacts } from '#server/platform/ports.ts';
import { jpegStructure } from './jpeg-structure.ts';

const HEADER = 'http://ns.adobe.com/xap/1.0/\0';
const SOURCE_TYPE = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** Adds one XMP packet after SOI and JFIF; the picture's own bytes stay as they are. */
export function withXmp(jpeg: Uint8Array, facts: ProvenanceFacts): Uint8Array {
  const structure = jpegStructure(jpeg);
  if (!structure) throw new Error('XMP can only be written into a whole JPEG');
  const first = structure.segments[0];
  const at = first?.marker === 0xe0 ? first.end : 2;
  const body = Buffer.from(HEADER + packet(facts), 'utf8');
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), body]);
  segment.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, at), segment, jpeg.subarray(at)]);
}

const escaped = (text: string) =>
  text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\x20-\u{10ffff}]/gu, '');

/** The `portico` names are documented in docs/provenance.md. */
function packet(facts: ProvenanceFacts): string {
  const attributes = {
    'Iptc4xmpExt:DigitalSourceType': SOURCE_TYPE + facts.digitalSourceType,
    'xmp:CreatorTool': `Portico ${facts.engine} ${facts.engineVersion}`,
    'xmp:MetadataDate': facts.createdAt.toISOString(),
    'portico:OriginalSha256': facts.originalSha256,
    'portico:Service': facts.service,
    'portico:Engine': facts.engine,
    'portico:EngineVersion': facts.engineVersion,
  };
  const written = Object.entries(attributes).map(([name, value]) => `    ${name}="${escaped(value)}"`);
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about=""
    xmlns:xmp="http://ns.adobe.com/xap/1.0/"
    xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
    xmlns:portico="urn:portico:provenance:1"
${written.join('\n')}/>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
}
