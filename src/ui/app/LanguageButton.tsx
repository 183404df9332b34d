import { useSettings, useStrings } from './context';

/** Changes the page to the other language, whose own name it bears. */
export function LanguageButton() {
  const s = useStrings();
  const lang = useSettings((settings) => settings.lang);
  const change = useSettings((settings) => settings.change);
  const other = lang === 'ko' ? 'en' : 'ko';
  return (
    <button type="button" className="icon-btn" lang={other} onClick={() => change({ lang: other })}>
      {s.otherLanguage}
    </button>
  );
}
