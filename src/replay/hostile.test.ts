/** Broken, cut and hostile links: each is answered, quickly, and never with an exception. */
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Decoded, decodeReplay, encodeReplay } from './codec';
import type { LinkErrorCode } from './fault';
import { linkErrorText } from './link-text';
import { closedLink, openedLink } from './mutate';
import { LIMITS, type ReplayRecord } from './record';
import { chance, syntheticDuel, syntheticPosition } from './testing';

const annotated: ReplayRecord = {
  ...syntheticDuel(11, 60),
  branches: [
    { at: 20, decisions: [1, 2, 3], name: '다른 수' },
    { at: 21, of: 0, decisions: [4] },
  ],
  comments: [{ at: 20, text: '여기서 체인하지 않으면 진다' }],
  marks: [{ at: 22, branch: 0, mark: '??' }],
  anchor: { decision: 20, event: 88 },
};

const code = (result: Decoded): LinkErrorCode | 'ok' => (result.ok ? 'ok' : result.error.code);

describe('a link that was cut', () => {
  it.each([
    ['annotated duel', annotated],
    ['position', syntheticPosition(12)],
  ])('is an error at every length (%s)', async (_name, record) => {
    const link = await encodeReplay(record);
    for (let length = 0; length < link.length; length++) {
      const result = await decodeReplay(link.slice(0, length));
      expect(code(result), `${length} characters`).toBe(length === 0 ? 'empty' : 'truncated');
      if (!result.ok && length > 9) expect(result.error).toMatchObject({ found: length, expected: link.length });
    }
  });

  it('is an error at every length as an address', async () => {
    const link = `https://example.org/#/d/${await encodeReplay(syntheticDuel(13, 10))}`;
    for (let length = 0; length < link.length; length++) {
      expect((await decodeReplay(link.slice(0, length))).ok).toBe(false);
    }
  });
});

describe('a link that was altered', { timeout: 60_000 }, () => {
  it('is read or refused, 20,000 times', async () => {
    const below = chance(20_000);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ #/?!가';
    const links = await Promise.all([annotated, syntheticPosition(14), syntheticDuel(15, 5)].map(encodeReplay));
    const counts: Partial<Record<LinkErrorCode | 'ok', number>> = {};
    for (let n = 0; n < 20_000; n++) {
      const chars = [...links[below(links.length)]!];
      for (let changes = 1 + below(3); changes > 0; changes--) {
        const at = below(chars.length);
        const other = alphabet.charAt(below(alphabet.length));
        const kind = below(4);
        if (kind < 2) chars[at] = other;
        else if (kind === 2) chars.splice(at, 1 + below(3));
        else chars.splice(at, 0, other);
      }
      const outcome = code(await decodeReplay(chars.join('')));
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    expect(counts.checksum).toBeGreaterThan(1000);
    // Only what changes no byte passes: white space, or something put behind the code.
    expect(counts.ok ?? 0).toBeLessThan(1000);
  });

  it('is read or refused, 20,000 times, when the checksum is right', async () => {
    const below = chance(20_001);
    const parts = await Promise.all([annotated, syntheticPosition(16), syntheticDuel(17, 5)].map(openedLink));
    let contents = 0;
    for (let n = 0; n < 20_000; n++) {
      const part = parts[below(parts.length)]!;
      const raw = Uint8Array.from(part.raw);
      const body = Uint8Array.from(part.body);
      for (let changes = 1 + below(3); changes > 0; changes--) {
        const bytes = below(3) === 0 ? raw : body;
        bytes[below(bytes.length)] = below(3) === 0 ? 255 : below(256);
      }
      const cut = below(5) === 0 ? below(body.length) : body.length;
      const result = await decodeReplay(closedLink(raw, body.subarray(0, cut), false));
      if (!result.ok) {
        expect(result.error.code).toBe('content');
        expect(typeof result.error.at).toBe('string');
        contents++;
      } else if (n % 20 === 0) expect((await decodeReplay(await encodeReplay(result.record))).ok).toBe(true);
    }
    expect(contents).toBeGreaterThan(1000);
  });

  it('is refused when its compressed part is noise, cut or followed by something', async () => {
    const { raw, body } = await openedLink(annotated);
    const packed = deflateRawSync(body);
    const below = chance(5);
    for (let n = 0; n < 300; n++) {
      const bytes = Uint8Array.from(packed);
      bytes[below(bytes.length)] = below(256);
      const outcome = code(await decodeReplay(closedLink(raw, bytes, true)));
      expect(['ok', 'inflate', 'content', 'bomb']).toContain(outcome);
    }
    for (let length = 0; length < packed.length; length++) {
      expect(code(await decodeReplay(closedLink(raw, packed.subarray(0, length), true)))).not.toBe('ok');
    }
  });
});

describe('a hostile link', { timeout: 60_000 }, () => {
  it('that unpacks to 64 MiB is stopped at the limit', async () => {
    const { raw } = await openedLink(annotated);
    const bomb = deflateRawSync(new Uint8Array(64 * 1024 * 1024), { level: 9 });
    expect(bomb.length).toBeLessThan(LIMITS.packed);
    const link = closedLink(raw, bomb, true);
    const before = performance.now();
    expect(await decodeReplay(link)).toEqual({ ok: false, error: { code: 'bomb', expected: LIMITS.unpacked } });
    expect(performance.now() - before).toBeLessThan(5000);
  });

  it('that promises huge counts is refused before they are believed', async () => {
    const { raw, body } = await openedLink(syntheticDuel(18, 300));
    // The number of decisions stands right before them: two bytes for 300.
    const at = body.length - 302;
    const lying = Uint8Array.from([...body.subarray(0, at), 0xff, 0xff, 0xff, 0x7f, ...body.subarray(at + 2)]);
    const result = await decodeReplay(closedLink(raw, lying, false));
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'content', at: 'decisions', expected: LIMITS.decisions },
    });
  });

  it('of a million characters is not even looked at', async () => {
    expect(code(await decodeReplay('A'.repeat(LIMITS.text + 1)))).toBe('tooLong');
    expect(code(await decodeReplay('A'.repeat(LIMITS.text)))).toBe('tooLong');
  });
});

describe('what a person is told', () => {
  it('says what is wrong and where, in both languages', async () => {
    const link = await encodeReplay(annotated);
    const cases: [string, string, string][] = [
      ['', 'There is no replay here', '리플레이가 없습니다'],
      ['https://example.org/', 'This is no replay link', '리플레이 링크가 아닙니다'],
      [link.slice(0, 40), `only 40 of the ${link.length} characters`, `${link.length}자 중 40자`],
      [`${link}AAAA`, `has ${link.length + 4}`, `${link.length + 4}자가 있습니다`],
      [link.replace(/^(.{9})./, '$1가'), 'Character 10 of the link is "가"', '10번째 글자 "가"'],
      [`AgA${link.slice(3)}`, 'format version 2', '형식 버전은 2'],
      ['#/d/zzz', 'no link of this page', '이 페이지의 링크가 아니거나'],
      [link.replace(/.(.)$/, (_, last) => `${link.at(-2) === 'A' ? 'B' : 'A'}${last}`), 'checksum', '체크섬'],
    ];
    for (const [text, en, ko] of cases) {
      const result = await decodeReplay(text);
      if (result.ok) throw new Error(`read: ${text}`);
      expect(linkErrorText(result.error, 'en')).toContain(en);
      expect(linkErrorText(result.error, 'ko')).toContain(ko);
    }
  });

  it('names the part that makes no sense', async () => {
    const { raw, body } = await openedLink(annotated);
    const result = await decodeReplay(closedLink(raw, body.subarray(0, body.length - 1), false));
    if (result.ok) throw new Error('read');
    expect(linkErrorText(result.error, 'en')).toBe('The link says something impossible in its opening position.');
    expect(linkErrorText(result.error, 'ko')).toContain('여는 위치');
  });
});
