import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { divergenceText, linkErrorText } from '@/replay/link-text';
import { type FileFault, LIBRARY_VERSION } from '@/store/library';
import type { Lang } from '@/store/settings';
import { useLang } from '../app/context';
import { type Fault, reports } from './report';
import { LIBRARY_WORDS } from './words';

/** What came of the files that were opened: what was taken in, what was here, and what is wrong with the rest and where. */
export function ReportPanel() {
  const lang = useLang();
  const { report } = useStore(reports);
  if (!report) return <div role="status" />;
  const words = LIBRARY_WORDS[lang].report;
  const { added, known, left, written } = report.taken;
  const said = [
    added > 0 ? words.added(added) : words.nothing,
    known > 0 ? words.known(known) : '',
    left > 0 && written !== 'ok' ? words[written](left) : '',
  ].filter((text) => text !== '');
  return (
    <section className="library-report" role="status" aria-label={words.title}>
      <div>
        <p>{said.join(' ')}</p>
        {report.faults.length > 0 && (
          <ul>
            {report.faults.map((fault, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={i}>{faultText(fault, lang)}</li>
            ))}
          </ul>
        )}
      </div>
      <button
        type="button"
        className="icon-btn"
        aria-label={words.away}
        onClick={() => reports.setState({ report: null })}
      >
        <X className="ico" aria-hidden="true" />
      </button>
    </section>
  );
}

function faultText(fault: Fault, lang: Lang): string {
  const words = LIBRARY_WORDS[lang].report;
  switch (fault.kind) {
    case 'file':
      return `${fault.file}: ${fileText(fault.fault, lang)}`;
    case 'entry': {
      const { entry, title, field } = fault.fault;
      return `${fault.file}, ${words.entry(entry, title)}: ${words.field(field)}`;
    }
    case 'link': {
      const where = fault.link > 0 ? `${fault.file}, ${words.link(fault.link)}` : fault.file;
      if (fault.fault) return `${where}: ${linkErrorText(fault.fault, lang)}`;
      return `${where}: ${words.partly} ${fault.diverged ? divergenceText(fault.diverged, lang) : ''}`;
    }
  }
}

function fileText(fault: FileFault, lang: Lang): string {
  const { files } = LIBRARY_WORDS[lang].report;
  switch (fault.what) {
    case 'empty':
      return files.empty;
    case 'notDuels':
      return files.notDuels;
    case 'tooLong':
      return files.tooLong(fault.found, fault.most);
    case 'notJson':
      return files.notJson;
    case 'version':
      return files.version(fault.found, LIBRARY_VERSION);
  }
}
