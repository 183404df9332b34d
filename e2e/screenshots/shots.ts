/** Which screenshots are taken: every scene on the desktop and on a phone, in turn in each language and theme. */
import { LANGS, type Lang } from '../support/words';
import { SCENES, type Scene } from './scenes';

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

export interface View {
  width: number;
  height: number;
  /** Pixels of the picture for each CSS pixel. */
  scale: number;
  touch: boolean;
}

export const VIEWS = {
  desktop: { width: 1440, height: 900, scale: 1, touch: false },
  phone: { width: 390, height: 844, scale: 1.5, touch: true },
  /** The narrowest that is promised. */
  small: { width: 360, height: 640, scale: 1.5, touch: true },
  tablet: { width: 820, height: 1180, scale: 1, touch: true },
  '4k': { width: 3840, height: 2160, scale: 0.75, touch: false },
} as const satisfies Record<string, View>;
export type ViewName = keyof typeof VIEWS;

export interface Shot {
  scene: Scene;
  view: ViewName;
  lang: Lang;
  theme: Theme;
}

/** Scenes shown at sizes beyond the two usual ones. */
const MORE: Partial<Record<ViewName, readonly string[]>> = {
  small: ['table', 'cost'],
  tablet: ['chain-3'],
  '4k': ['chain-6'],
};

export const fileOf = ({ scene, view, lang, theme }: Shot): string => `${scene.id}.${view}.${lang}.${theme}.webp`;

/** The committed ones. */
function chosen(): Shot[] {
  return SCENES.flatMap((scene, i) => {
    const [desktop, phone]: [Lang, Lang] = i % 2 === 0 ? ['en', 'ko'] : ['ko', 'en'];
    const theme = (n: number): Theme => (n % 4 === 3 ? 'light' : 'dark');
    return [
      { scene, view: 'desktop', lang: desktop, theme: theme(i) },
      { scene, view: 'phone', lang: phone, theme: theme(i + 2) },
      ...(Object.keys(MORE) as ViewName[])
        .filter((view) => MORE[view]?.includes(scene.id))
        .map((view): Shot => ({ scene, view, lang: phone, theme: 'dark' })),
    ];
  });
}

const every = (): Shot[] =>
  SCENES.flatMap((scene) =>
    (Object.keys(VIEWS) as ViewName[]).flatMap((view) =>
      LANGS.flatMap((lang) => THEMES.map((theme): Shot => ({ scene, view, lang, theme }))),
    ),
  );

export const shots = (all: boolean): Shot[] => (all ? every() : chosen());
