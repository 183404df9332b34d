import { ruling } from '../language';

export default ruling(
  'when-dinomischus-not-cl3',
  {
    covers: ['chain', 'missed-timing'],
    title: { en: 'Dinomischus cannot skip a link', ko: '디노미스쿠스는 체인을 하나 건너뛸 수 없다' },
    statement: {
      en: 'The second effect of Paleozoic Dinomischus says "when" a Trap Card is activated, so it is chained directly to that Trap. It cannot be Chain Link 3 if a Quick-Play Spell lies between, nor does it come after the Chain.',
      ko: '버제스토마 디노미스쿠스의 ②는 함정 카드가 발동했을 "때"의 효과이므로 그 함정 카드에 직접 체인해야 한다. 사이에 체인 2로 속공 마법 카드가 끼어 있으면 체인 3으로 발동할 수 없고, 체인이 끝난 뒤에도 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasInGY('Paleozoic Dinomischus')
      .hasSet('Jar of Greed', 'Dust Tornado')
      .hasInDeck('Celtic Guardian', 'Gemini Elf');
    given(opponent).hasSet('Mystical Space Typhoon');
    turnPlayer.activates('Jar of Greed');
    opponent.activates('Mystical Space Typhoon', { targets: ['Dust Tornado'] });

    then.cannot(turnPlayer).activate('Paleozoic Dinomischus', { effect: 2, because: 'not-directly-above' });
    bothPass();
    then.chainIs('turnPlayer: Jar of Greed', 'opponent: Mystical Space Typhoon');
    then.cannot(turnPlayer).activate('Paleozoic Dinomischus', { effect: 2, because: 'event-not-happened' });
    then.isIn('Paleozoic Dinomischus', 'gy', turnPlayer);
  },
);
