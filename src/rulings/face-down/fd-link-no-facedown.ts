import { card, ruling } from '../language';

export default ruling(
  'fd-link-no-facedown',
  {
    covers: ['face-down', 'link-monster', 'targeting'],
    title: { en: 'A Link Monster has no face-down side', ko: '링크 몬스터는 뒷면 표시가 될 수 없다' },
    statement: {
      en: 'A Link Monster has no DEF and so no Defense Position, and a monster is turned face-down only into that. It cannot be turned face-down and cannot be chosen for an effect that would do so.',
      ko: '링크 몬스터는 수비력이 없어 수비 표시가 될 수 없고, 뒷면 표시로 하는 것은 뒷면 수비 표시로 하는 것이다. 그러므로 뒷면 표시가 될 수 없고, 몬스터를 뒷면 표시로 하는 효과의 대상으로 할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(opponent).controls(card('Link Spider', { zone: 5 }));
    given(turnPlayer).hasInHand('Book of Moon');
    then.cannot(turnPlayer).activate('Book of Moon', { because: 'no-target' });
  },
);
