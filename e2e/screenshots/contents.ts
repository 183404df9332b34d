/** Writes the index of the screenshots, and removes pictures of screens that are no more. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCENES } from './scenes';
import { fileOf, type Shot, shots, VIEWS } from './shots';

const LANGUAGES = { en: 'English', ko: 'Korean' } as const;

function captionOf({ view, lang, theme }: Shot): string {
  const { width, height } = VIEWS[view];
  return `${width} × ${height}, ${LANGUAGES[lang]}, ${theme}`;
}

function indexOf(taken: readonly Shot[]): string {
  const parts = SCENES.map((scene) => {
    const mine = taken.filter((shot) => shot.scene === scene);
    const pictures = mine.map((shot) => `[![${captionOf(shot)}](${fileOf(shot)})](${fileOf(shot)})`);
    return [
      `## ${scene.title}`,
      '',
      `| ${mine.map(captionOf).join(' | ')} |`,
      `|${mine.map(() => '---').join('|')}|`,
      `| ${pictures.join(' | ')} |`,
      '',
    ].join('\n');
  });
  return [
    '# Screenshots',
    '',
    'Every screen of the page, so that a change of its looks is seen in review. Written by `npm run screenshots`.',
    '',
    ...parts,
  ].join('\n');
}

export default function writeIndex(): void {
  const folder = process.env.SHOTS_FOLDER;
  if (process.env.SHOTS === 'all' || !folder) return;
  const taken = shots(false);
  const files = new Set(taken.map(fileOf));
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.webp') && !files.has(file)) rmSync(join(folder, file));
  }
  writeFileSync(join(folder, 'README.md'), indexOf(taken));
}
