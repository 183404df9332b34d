import { ruling } from '../language';

export default ruling(
  'answer-needs-its-event',
  {
    covers: ['event-not-happened', 'chain'],
    title: { en: 'An answer needs what it answers', ko: '대응하려면 대응할 일이 일어나야 한다' },
    statement: {
      en: 'An effect that answers something can be activated only right after just that has happened. Mirror Force answers an attack declaration of the opponent: after a Summon there is nothing for it to answer, while Mystical Space Typhoon, which answers nothing in particular, can be used.',
      ko: '어떤 일에 대응하는 효과는 바로 그 일이 일어난 직후에만 발동할 수 있다. 성스러운 방어막 거울의 힘은 상대의 공격 선언에 대응하는 카드이므로, 소환에는 대응할 수 없다. 대응할 일이 정해져 있지 않은 싸이크론은 그때에도 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then, inCase }) => {
    given(opponent).hasSet('Mirror Force', 'Mystical Space Typhoon');
    inCase({ en: 'A monster is Summoned', ko: '몬스터가 소환되었을 경우' }, () => {
      given(turnPlayer).hasInHand('Celtic Guardian');
      turnPlayer.normalSummons('Celtic Guardian');
      then.cannot(opponent).activate('Mirror Force', { because: 'event-not-happened' });
      then.can(opponent).activate('Mystical Space Typhoon');
    });
    inCase({ en: 'A monster declares an attack', ko: '몬스터가 공격을 선언했을 경우', contrast: 1 }, () => {
      given(turnPlayer).controls('Celtic Guardian');
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('Celtic Guardian', 'directly');
      then.can(opponent).activate('Mirror Force');
      then.can(opponent).activate('Mystical Space Typhoon');
    });
  },
);
