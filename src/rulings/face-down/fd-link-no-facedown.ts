import { card, ruling } from '../language';

export default ruling(
  'fd-link-no-facedown',
  {
    covers: ['face-down', 'link-monster', 'targeting'],
    title: { en: 'A Link Monster has no face-down side', ko: '링크 몬스터는 뒷면 표시가 될 수 없다' },
    statement: {
      en: 'A monster is turned face-down into Defense Position only, and a Link Monster has no DEF and so no Defense Position. It is therefore no target for Book of Moon, and with no other monster there the card cannot be activated.',
      ko: '몬스터는 뒷면 수비 표시로만 뒷면이 되는데, 링크 몬스터는 수비력이 없어 수비 표시가 될 수 없다. 그래서 달의 서의 대상이 되지 않으며, 다른 몬스터가 없으면 달의 서를 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(opponent).controls(card('Link Spider', { zone: 5 }));
    given(turnPlayer).hasInHand('Book of Moon');
    then.cannot(turnPlayer).activate('Book of Moon', { because: 'no-target' });
  },
);
